const minute = 60_000

/** How long an invitation is open that ends at `end`: "Invitation ends in 5 h", "Invitation ended"; both in milliseconds since 1970. */
export function invitationText(end: number, now: number): string {
  const minutes = Math.floor((end - now) / minute)
  if (end <= now) return 'Invitation ended'
  if (minutes < 1) return 'Invitation ends within a minute'
  return `Invitation ends in ${minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}`
}
