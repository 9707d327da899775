// Who this device is, as the server knows it: a guest, perhaps with a login, perhaps the host.

import type { Me } from "./wire"

export const who = $state<{ me: Me | null }>({ me: null })
