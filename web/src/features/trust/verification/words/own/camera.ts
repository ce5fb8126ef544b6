import type { HEAD_TURNS, LIVE_POSES } from '@ndoa/contract/dating/choices'

export const camera = {
  pageTitle: 'Take Pictures',
  title: 'Get Verified',
  back: 'Back',
  goBack: 'Go Back',
  ready: {
    text: 'Please write this code on paper, large enough to be read from a distance. You will hold it up in the third picture. It is good for ten minutes.',
    privacy:
      'Nothing is sent before you have seen all three pictures. Your browser will ask whether this page may use the camera.',
    open: 'Open Camera',
  },
  straight: 'Look straight into the camera. Good light on your face helps.',
  turned: {
    left: 'Turn your head to your left, so that we see the side of your face.',
    right: 'Turn your head to your right, so that we see the side of your face.',
    up: 'Lift your chin and look up.',
    down: 'Lower your chin and look down.',
  } satisfies Record<(typeof HEAD_TURNS)[number], string>,
  code: (code: string) => `Write ${code} on paper, large, and hold it beside your face.`,
  place: (place: number, total: number) => `Picture ${place} of ${total}`,
  opening: 'Opening the camera...',
  view: 'What your camera shows',
  take: 'Take Picture',
  poses: {
    straight: 'Face straight',
    turned: 'Head turned',
    code: 'Code on paper',
  } satisfies Record<(typeof LIVE_POSES)[number], string>,
  review: {
    title: 'Are your face and the code easy to see?',
    list: 'Your pictures',
    retake: 'Retake',
    retakeOf: (pose: string) => `Retake: ${pose}`,
    startAgain: 'Start Again',
    notSent: 'The pictures could not be sent. Please try again.',
    sending: 'Sending...',
    send: 'Send Pictures',
  },
  none: {
    title: 'We can’t use the camera',
    text: 'If your browser asked and you said no, allow the camera for this page in the settings of your browser and try again. If this device has no camera, we can verify you in a video call instead.',
    call: 'Arrange a Call',
  },
  sent: 'Thank you! Two of our team will compare your pictures with your photos, usually within 24 to 48 hours. After that the pictures are deleted.',
  callAsked: 'Thank you! We’ll tell you when and where the call takes place.',
  done: 'Done',
}
