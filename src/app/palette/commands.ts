import type { ComponentType } from 'react'
import type { StatusTone } from '../../ui/StatusChip'

/** One thing the palette can do. */
export interface Command {
  id: string
  label: string
  icon?: ComponentType
  status?: { tone: StatusTone; label: string }
  /** Stands at the end, in quiet. */
  hint?: string
  /** It changes the row above it. */
  isAct?: true
  /** It leads to more results, and is none. */
  isMore?: true
  /** Puts this text into the field, and the palette stays open. */
  fill?: string
  /** The palette stays open. */
  staysOpen?: true
  run?: () => void
}

export interface CommandGroup {
  label: string
  /** "5 of 212" where not all that was found is shown. */
  count?: string | undefined
  commands: readonly Command[]
}

/** The commands with each word of the text in their label or group, in any order and case; empty groups are left out. */
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

/** The typed text as a verb, if it begins with one and goes on, and the text to look for. */
export function typedCommand(typed: string): { verb: string | undefined; text: string } {
  const text = typed.trim()
  const [, verb, rest = ''] = /^(approve|(?:de)?activate)\s+(.+)$/i.exec(text) ?? []
  return verb === undefined ? { verb, text } : { verb: verb.toLowerCase(), text: rest }
}
