/** At `#table` a ruling is shown for the table; what makes it a dialog comes when somebody is there. */
import { TABLETOP } from "../tabletop/place.ts";

async function show(event?: HashChangeEvent): Promise<void> {
  if (location.hash !== TABLETOP) return;
  try {
    const { openTabletop } = await import("../tabletop/open.ts");
    // A reader who came by a link of this page goes back to where it stands.
    openTabletop(event !== undefined);
  } catch {
    // It stands in the page as it would without scripts.
  }
}

addEventListener("hashchange", show);
show();
