import styled from '@emotion/styled'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { formatBytes } from '../../shared/bytes'
import { acceptedVideos } from './videoFile'

interface VideoFieldProps {
  file: File | undefined
  error: string | undefined
  onChoose: (files: readonly File[]) => void
}

/** Chooses a video by picker or drop. The input is visually hidden and focusable; the whole box is its label. */
export function VideoField({ file, error, onChoose }: VideoFieldProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    for (const name of ['dragover', 'drop']) window.addEventListener(name, stayHere)
    return () => ['dragover', 'drop'].forEach((name) => window.removeEventListener(name, stayHere))
  }, [])
  // Disabled with the other fields of the form during an upload.
  const isOff = () => input.current?.matches(':disabled') ?? true
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover' && !isOff())
  }
  const drop = (event: DragEvent) => {
    drag(event)
    if (!isOff()) onChoose([...event.dataTransfer.files])
  }

  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>Video</label>
      </div>
      <Box data-over={over} data-invalid={error !== undefined} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          name="media"
          accept={acceptedVideos}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-chosen ${id}-hint ${error ? `${id}-error` : ''}`}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])])
            // So that the same file can be chosen again. The input itself then says that no file is chosen.
            target.value = ''
          }}
        />
        <label htmlFor={id}>Choose a video or drop it here</label>
        <span id={`${id}-hint`}>mp4, webm or ogg, at most 100 MiB</span>
      </Box>
      <span id={`${id}-chosen`} role="status" className="visually-hidden">
        {file && `Chosen: ${file.name}, ${formatBytes(file.size)}`}
      </span>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

// A file dropped outside the box would replace the page.
const stayHere = (event: Event) => event.preventDefault()

const Box = styled.div({
  position: 'relative',
  padding: '20px 16px',
  border: '1px dashed var(--control)',
  borderRadius: 8,
  textAlign: 'center',
  '&:focus-within, &[data-over=true]': { outline: '2px solid var(--accent)', outlineOffset: 1 },
  '&[data-invalid=true]': { borderColor: 'var(--failed)' },
  '& label': { color: 'var(--accent)', fontWeight: 600, cursor: 'pointer' },
  // The label covers the box: a press anywhere in it opens the picker.
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  '& span': { display: 'block', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
})
