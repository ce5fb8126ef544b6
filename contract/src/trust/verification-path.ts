/** A separate document, the only one that may use the camera. */
export const CAMERA_PATH = '/verification/camera'
