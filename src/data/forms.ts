// One chunk for all forms that guests send.
export { startAppCheck } from './appCheck'
export { sendMessage } from './messages'
export { subscribe, unsubscribe } from './newsletter'
