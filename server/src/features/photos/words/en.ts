export const words = {
  tooManyPhotos: 'You have added many photos today.',
}
