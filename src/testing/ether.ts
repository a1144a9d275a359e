/** Wei of one token with 18 decimals. */
export const ether = 10n ** 18n
