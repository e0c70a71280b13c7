import ipaddr from 'ipaddr.js';

/** What has been given out of IPv6 for use in the whole net; tunnels and translations of other kinds lie outside. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address can be that of a receiver somewhere in the net. Not so: private, loopback, link-local and shared
 * addresses, multicast, what is reserved, for documentation or measurements, and every address that stands for another
 * one (mapped, 6to4, Teredo, NAT64, segment routing).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}
