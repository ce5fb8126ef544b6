/** The page with the camera: a document of its own, the only one that is allowed to use it. */
export const CAMERA_PATH = '/verification/camera'
