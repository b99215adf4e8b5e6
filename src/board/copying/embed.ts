/** A board within the page of another site, as text to be pasted there. */

/** What a frame takes before anybody knows how high its board is; what is higher is scrolled in it. */
export const frameSize = { width: 720, height: 720 } as const;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as the value of an attribute in quotation marks. */
const attribute = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Works without any script, and asks nobody for anything but what the frame holds. */
export function embedSnippet(address: string, title: string): string {
  const { width, height } = frameSize;
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="${width}" height="${height}" style="width:100%;border:0" loading="lazy" allow="clipboard-write"></iframe>`;
}
