/** The contents of a guide mark the section in view. The page is never moved by it. */
const contents = document.querySelector<HTMLElement>("[data-contents]");
const links = [...(contents?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
const sections = links.flatMap((link) => {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading ? [{ link, heading }] : [];
});

/** A section is in view from when its heading has come into the upper part of the window. */
const UPPER_PART = 0.3;

/** The contents' own box, where it is too low for all of them. */
function keepInView(box: HTMLElement, link: HTMLElement): void {
  if (box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top) box.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom;
}

function mark(): void {
  const line = innerHeight * UPPER_PART;
  const here = sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
  for (const { link } of sections) {
    if (link === here?.link) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
  if (contents && here) keepInView(contents, here.link);
}

// Asked only as a heading crosses the line, not at every move of the page. All that is above the
// window counts as seen: a jump may take a heading past the line in one go.
const watcher = new IntersectionObserver(mark, {
  rootMargin: `9999999px 0px ${-100 * (1 - UPPER_PART)}% 0px`,
});
for (const { heading } of sections) watcher.observe(heading);
