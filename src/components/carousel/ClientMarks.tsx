import { clients as listed } from 'virtual:content/clients'
import { clientsWords } from 'virtual:words/clients'
import { controlsWords } from 'virtual:words/controls'
import { LazyImage } from '@/components/LazyImage'
import { SampleMark } from '@/components/SampleMark'
import type { Client } from '@/data/collections/clients'
import { env } from '@/env'
import { imageAddress, webAddress } from '@/lib/webAddress'
import { Carousel } from './Carousel'
import styles from './ClientMarks.module.css'

const CLIENTS_INTERVAL_MS = 2000

type Shown = { id: string; name: string; logo: string; website?: string | undefined; sample: boolean }

/** A remote file storage can hold the logos, under the same paths. */
const fixedMarks: readonly Shown[] = listed.logos.map(({ name, logo }) => ({
  id: logo,
  name,
  logo: `${env.imageHost ?? ''}${logo}`,
  sample: listed.sample,
}))

/** The fixed list of client logos, and after it the clients that the owner has published. */
export function ClientMarks({ clients = [] }: { clients?: readonly Client[] }) {
  const shown = [...fixedMarks, ...clients.flatMap(readClient)]
  return (
    <Carousel label={clientsWords.name} layout="marks" interval={CLIENTS_INTERVAL_MS}>
      {shown.map((mark) => (
        <ClientMark key={mark.id} mark={mark} />
      ))}
    </Carousel>
  )
}

function ClientMark({ mark: { name, logo, website, sample } }: { mark: Shown }) {
  const content = (
    <>
      <LazyImage className={styles.logo} src={logo} alt="" width={32} height={32} />
      <span className={styles.words}>
        <span className={website ? `${styles.name} action` : styles.name}>{name}</span>
        {sample && <SampleMark />}
      </span>
    </>
  )
  if (!website) return <div className={styles.mark}>{content}</div>
  return (
    <a className={styles.mark} href={website} rel="external noopener">
      {content} <span className="visually-hidden">{controlsWords.outside}</span>
    </a>
  )
}

/** Only with a name and a picture: half a client would be a hole in the row. */
function readClient({ id, name, logo, website, sample }: Client): Shown[] {
  const picture = imageAddress(logo)
  return name && picture ? [{ id, name, logo: picture, website: webAddress(website), sample }] : []
}
