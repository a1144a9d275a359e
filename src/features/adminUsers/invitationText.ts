const minute = 60_000

/** Until when an invitation is open, both in milliseconds: "Invitation ends in 5 h", "Invitation ended". */
export function invitationText(end: number, now: number): string {
  const minutes = Math.floor((end - now) / minute)
  if (end <= now) return 'Invitation ended'
  if (minutes < 1) return 'Invitation ends within a minute'
  return `Invitation ends in ${minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}`
}
