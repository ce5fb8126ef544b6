export const words = {
  tooManyPhotos: 'You have added many photos today.',
  uploaded: 'Photo uploaded successfully!',
  deleted: 'Photo deleted.',
  reordered: 'Photos reordered!',
  mainChosen: 'Main photo updated!',
}
