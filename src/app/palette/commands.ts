/** One thing the palette can do. */
export interface Command {
  id: string
  label: string
  /** Stands behind the label, in quiet. */
  hint?: string
  run: () => void
}

export interface CommandGroup {
  label: string
  commands: readonly Command[]
}

/** The commands in whose label or group each word of the text stands, in any order and any case; groups without any are left out. */
export function matching(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/)
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => {
        const said = `${label} ${command.label}`.toLowerCase()
        return words.every((word) => said.includes(word))
      }),
    }))
    .filter(({ commands }) => commands.length > 0)
}
