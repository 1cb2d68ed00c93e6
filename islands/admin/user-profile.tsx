import type { AdminUser } from './props'

/** What a user shows of themselves. What they typed is text here, and a link only when it leads to a web page. */
export function UserProfile({ user }: { user: AdminUser }) {
  const { avatar_url, bio, website, social_links } = user.profile
  const links = Object.entries(social_links)
  return (
    <div className="user-profile">
      {avatar_url ? (
        <img className="user-avatar" src={avatar_url} alt={`Avatar of ${user.username}`} width="96" height="96" />
      ) : (
        <span className="avatar user-avatar hue-7" aria-hidden="true">
          {user.username.slice(0, 1).toUpperCase()}
        </span>
      )}
      <dl className="user-facts">
        <div>
          <dt>Bio</dt>
          <dd>{bio || 'N/A'}</dd>
        </div>
        <div>
          <dt>Website</dt>
          <dd>{website ? <Outward address={website} /> : 'N/A'}</dd>
        </div>
        <div>
          <dt>Social links</dt>
          <dd>
            {links.length === 0
              ? 'N/A'
              : links.map(([name, address]) => (
                  <span className="social-link" key={name}>
                    {name}: <Outward address={address} />
                  </span>
                ))}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Outward({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <>{address}</>
  return (
    <a href={address} rel="noopener noreferrer nofollow" target="_blank">
      {address}
    </a>
  )
}
