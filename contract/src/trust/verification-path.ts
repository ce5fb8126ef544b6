/** A separate document, because the permissions policy allows the camera only there. */
export const CAMERA_PATH = '/verification/camera'
