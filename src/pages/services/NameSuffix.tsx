import type { Service } from 'virtual:content/services'
import { nameSuffix } from '@/content/serviceCopy'

/** Tells two services of the same title apart. The practice is visible next to the title. */
export function NameSuffix({ service }: { service: Service }) {
  const suffix = nameSuffix(service)
  return suffix && <span className="visually-hidden">{suffix}</span>
}
