/** Bytes of a kept thumbnail. */
export const maxThumbnailBytes = 60_000
