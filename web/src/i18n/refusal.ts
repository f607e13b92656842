export { whatHappened, whyNot } from './rejection';
