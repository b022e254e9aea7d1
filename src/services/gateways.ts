/**
 * Everything outside that a saga may talk to, by name. Each port adds itself where it is declared, so that there is no
 * second list. Production hands in the adapters, tests hand in the fakes.
 */
export interface Gateways {}
