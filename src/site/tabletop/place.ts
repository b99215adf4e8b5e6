/** Where a ruling's page is shown for the table. */
export const TABLETOP = "#table";
