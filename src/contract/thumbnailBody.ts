import { object, string } from 'yup'
import { maxThumbnailBytes } from './thumbnails'

/** `/9j/` are the first three bytes of every JPEG; nothing else is taken. */
const base64OfJpeg = /^\/9j\/(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

/** The body of `taskThumbnail` and `campaignThumbnail`: a JPEG in base64. */
export const thumbnailSchema = object({
  picture: string()
    .required('Provide a picture')
    .max((maxThumbnailBytes / 3) * 4, `The picture is larger than ${maxThumbnailBytes / 1000} kB`)
    .matches(base64OfJpeg, 'The picture must be a JPEG in base64'),
})
