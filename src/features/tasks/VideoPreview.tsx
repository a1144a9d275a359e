import styled from '@emotion/styled'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/Button'
import { formatBytes } from '../../shared/bytes'
import { useMediaEscape } from '../../ui/useMediaEscape'

interface VideoPreviewProps {
  file: File
  onRemove: () => void
}

/** The chosen video with its name and size, played from the local file. */
export function VideoPreview({ file, onRemove }: VideoPreviewProps) {
  const [broken, setBroken] = useState<File>()
  const escape = useMediaEscape()
  const play = useCallback(
    (video: HTMLVideoElement) => {
      const url = URL.createObjectURL(file)
      video.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return (
    <Figure>
      {broken === file ? (
        <p>This browser can't play the video. You can still upload it.</p>
      ) : (
        <video
          ref={play}
          controls
          preload="metadata"
          aria-label={`Preview of ${file.name}`}
          onError={() => setBroken(file)}
          {...escape}
        />
      )}
      <figcaption>
        <span>
          <bdi>{file.name}</bdi> · {formatBytes(file.size)}
        </span>
        <Button onClick={onRemove}>Remove</Button>
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure({
  margin: '0 0 20px',
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 8,
  '& video': { display: 'block', width: '100%', maxHeight: 240, background: '#000' },
  '& p': { margin: 0, padding: 16, color: 'var(--quiet)' },
  '& figcaption': {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '4px 12px',
  },
  '& figcaption span': { minWidth: 0, minHeight: 36, alignContent: 'center', overflowWrap: 'anywhere' },
})
