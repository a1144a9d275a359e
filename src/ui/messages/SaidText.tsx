import { useSaid } from './useSaid'

/** A paragraph that is read out when it comes. */
export function SaidText({ text }: { text: string }) {
  useSaid(text)
  return <p>{text}</p>
}
