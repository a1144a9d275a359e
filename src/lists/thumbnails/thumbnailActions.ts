import { createAction } from '@reduxjs/toolkit'

/** A row whose video has no thumbnail yet, and where this browser finds the video. */
export interface WithoutThumbnail {
  /** The call that keeps it. */
  call: 'taskThumbnail' | 'campaignThumbnail'
  id: string
  /** Of this origin, or a blob, which is released at the end. */
  url: string
}

/** Asks for a thumbnail, in the background: nothing of it is told to people. */
export const thumbnailRequested = createAction<WithoutThumbnail>('thumbnails/thumbnailRequested')
