import styled from '@emotion/styled'
import type { UploadProgress } from '../../api/upload'
import { formatBytes } from '../../shared/bytes'
import { chartStyle } from '../../ui/charts/chartStyle'

const step = 25

interface UploadBarProps extends UploadProgress {
  /** The name of the file. */
  name: string
}

/** The progress of an upload in bytes and percent; announced at every quarter. */
export function UploadBar({ sent, total, name }: UploadBarProps) {
  const whole = sent === total
  const percent = total > 0 ? Math.floor((sent * 100) / total) : 0
  const text = `${formatBytes(sent)} of ${formatBytes(total)} · ${percent}%`
  return (
    <Bar>
      <div
        role="progressbar"
        aria-label={`Upload of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p>
        {text}
        {whole && ' · waiting for the server'}
      </p>
      <span role="status" className="visually-hidden">
        {whole ? 'Sent. Waiting for the server.' : `${percent - (percent % step)}% sent`}
      </span>
    </Bar>
  )
}

// Sticks to the bottom of the visible part of the form.
const Bar = styled.div({
  ...chartStyle,
  position: 'sticky',
  // Reaches into the dialog's padding below.
  bottom: -20,
  margin: '0 0 -20px',
  padding: '8px 0 20px',
  background: 'var(--surface)',
  '& [role=progressbar]': { height: 8, overflow: 'hidden', borderRadius: 4, background: 'var(--border)' },
  '& i': { display: 'block', height: '100%', background: 'var(--accent)' },
  '& p': { margin: '6px 0 0', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)', fontVariantNumeric: 'tabular-nums' },
})
