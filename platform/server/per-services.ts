import type { Services } from './services.ts'

/** What a process makes once for its services, when it is first wanted. */
export function perServices<Made>(make: (services: Services) => Made): (services: Services) => Made {
  const made = new WeakMap<Services, Made>()
  return services => {
    const known = made.get(services) ?? make(services)
    made.set(services, known)
    return known
  }
}
