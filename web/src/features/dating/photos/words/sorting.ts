/** Screen reader announcements while a photo is dragged. */
export const sorting = {
  how: 'To move the photo, press Space, choose its place with the arrow keys, and press Space again. Press Escape to leave it where it was.',
  pickedUp: (photo: number) => `Photo ${photo} picked up.`,
  over: (photo: number, place: number, total: number) => `Photo ${photo} is over place ${place} of ${total}.`,
  put: (photo: number, place: number, total: number) =>
    `Photo ${photo} was put in place ${place} of ${total}.`,
  stays: (photo: number) => `Photo ${photo} stays where it was.`,
}
