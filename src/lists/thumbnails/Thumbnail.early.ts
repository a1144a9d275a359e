/** In the early page the frame of a picture is empty: pictures would slow down the console's scripts. */
export const Thumbnail = () => null
