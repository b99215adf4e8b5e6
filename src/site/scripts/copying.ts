/** The buttons that open the copy menu; the menu itself is loaded with the first press. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy-as]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      const { toggleMenu } = await import("../copying/menu.ts");
      toggleMenu(button);
    } catch {
      // Offline, or a newer site than this page: the text can still be selected.
      button.textContent = button.dataset.missing ?? "";
    }
  });
}
