import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/server/testing/free-port.ts'
import { type Served, serve } from './product.ts'

const modules = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/etc/nginx/modules']

const configuration = (module: string, port: number) => `
load_module ${module};
daemon off; worker_processes 1; pid tmp/nginx.pid; error_log tmp/error.log warn;
events { worker_connections 19900; multi_accept on; }
http {
  access_log off; keepalive_requests 100000000; keepalive_timeout 300s; tcp_nodelay on;
  nchan_shared_memory_size 1024M;
  client_body_temp_path tmp/b; proxy_temp_path tmp/p; fastcgi_temp_path tmp/f; uwsgi_temp_path tmp/u; scgi_temp_path tmp/s;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location = /ready { return 200; }
    location = /hub {
      nchan_subscriber eventsource; nchan_channel_id u$arg_u all; nchan_subscriber_first_message newest;
      nchan_store_messages on; nchan_message_buffer_length 10; nchan_message_timeout 60s;
    }
    location = /pub {
      nchan_publisher; nchan_channel_id $arg_id; nchan_message_buffer_length 10; nchan_message_timeout 60s;
    }
  }
}`

/** nginx with nchan, the push server that others are compared with; none where it is not installed (Debian: `nginx-light libnginx-mod-nchan`). */
export async function serveNchan(): Promise<Served | null> {
  const module = modules.map(folder => join(folder, 'ngx_nchan_module.so')).find(existsSync)
  if (!module || !existsSync('/usr/sbin/nginx')) return null
  const folder = await mkdtemp(join(tmpdir(), 'verriere-nchan-'))
  const port = await freePort()
  await mkdir(join(folder, 'tmp'))
  await writeFile(join(folder, 'nginx.conf'), configuration(module, port))
  const served = await serve(
    '/usr/sbin/nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf')],
    `http://127.0.0.1:${port}`,
    '/ready',
    {},
  )
  const stop = async () => {
    await served.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...served, stop }
}
