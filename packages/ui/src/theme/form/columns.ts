/** Position of the second column on a desktop. */
export const columns = {
  beside: {
    pageWidth: "72rem",
    pageColumns: "minmax(0,1fr) 20rem",
    asideDisplay: "flex",
    sectionListDisplay: "block",
  },
  below: {
    pageWidth: "54rem",
    pageColumns: "minmax(0,1fr)",
    asideDisplay: "grid",
    sectionListDisplay: "none",
  },
};
