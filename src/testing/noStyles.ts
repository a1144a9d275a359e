// Replaces style sheets, which jsdom does not apply anyway.
export const noStyles = {}
