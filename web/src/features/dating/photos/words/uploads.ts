export const uploads = {
  choose: 'Choose a Photo',
  yourPhoto: 'Your photo',
  shown: 'Others see it from now on.',
  shownLater: 'Others see it once we have looked at it.',
  waiting: 'Waiting...',
  offline: 'Waiting for network',
  uploading: (file: string) => `Uploading ${file}`,
  percent: (percent: number) => `${percent}%`,
  checking: 'Checking...',
  done: 'Photo uploaded successfully!',
  failed: 'Failed to upload photo',
  someFailed: 'Some photos failed to upload.',
  tooMany: (most: number) => `You can only upload up to ${most} photos.`,
  wrongType: 'Please choose a JPEG, PNG or WebP photo.',
  tooSmall: (pixels: number) =>
    `This photo is too small. Please choose one with at least ${pixels} pixels on its shorter side.`,
  tooNarrow: (times: number) =>
    `This photo is too long and narrow. Please choose one whose longer side is at most ${times} times the shorter.`,
  tooLarge: (megabytes: number) => `This photo is larger than ${megabytes} MB. Please choose a smaller one.`,
  notCropped: 'This device couldn’t crop this photo. Please choose another one.',
}

export const crop = {
  title: 'Crop Your Photo',
  text: 'Drag to move it, and zoom in if you like.',
  use: 'Use Photo',
  frame: 'Your photo. The arrow keys move it.',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  move: 'Move your photo',
  moves: {
    left: 'Move photo left',
    up: 'Move photo up',
    down: 'Move photo down',
    right: 'Move photo right',
  },
}
