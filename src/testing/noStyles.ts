// Stands in the place of style sheets, which jsdom does not lay out anyway.
export const noStyles = {}
