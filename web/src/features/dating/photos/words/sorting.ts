/** Screen reader announcements while a photo is dragged. */
export const sorting = {
  how: 'Press Space, choose a position with the arrow keys, and press Space again; Escape cancels.',
  pickedUp: (photo: number) => `Photo ${photo} picked up.`,
  over: (photo: number, place: number, total: number) =>
    `Photo ${photo} is over position ${place} of ${total}.`,
  put: (photo: number, place: number, total: number) =>
    `Photo ${photo} moved to position ${place} of ${total}.`,
  stays: (photo: number) => `Photo ${photo} stays where it was.`,
}
