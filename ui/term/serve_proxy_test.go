//go:build proxy

package term

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// A proxy is nginx with what docs/operating.md says, at a free port of this machine. All that
// this process asks of tabby.example goes there.
type proxy struct {
	*testing.T
	dir, program string
	process      *exec.Cmd
	client       func(from string) *http.Client // whose requests come from an address, or from many
}

// proxied is the name of the server in docs/operating.md.
const proxied = "tabby.example"

// startProxy starts nginx in front of a Tabby that listens at an address.
func startProxy(t *testing.T, tabby string) *proxy {
	t.Helper()
	p := &proxy{T: t, dir: t.TempDir()}
	p.program, _ = filepath.Abs(filepath.Join("..", "..", "bin", "nginx", "usr", "sbin", "nginx"))
	if found, err := exec.LookPath("nginx"); err == nil {
		p.program = found
	}
	at := freeAddress()
	trusted := p.certify()
	p.write("nginx.conf", "daemon off;\npid pid;\nerror_log stderr error;\nevents {}\nhttp {\n"+
		"client_body_temp_path body;\nproxy_temp_path proxy;\nfastcgi_temp_path fastcgi;\nuwsgi_temp_path uwsgi;\nscgi_temp_path scgi;\n"+
		p.written(at, tabby)+"}\n")
	p.client = func(from string) *http.Client {
		var homes atomic.Uint32
		return &http.Client{Transport: &http.Transport{
			TLSClientConfig: &tls.Config{RootCAs: trusted},
			DialContext: func(ctx context.Context, _, to string) (net.Conn, error) {
				if to == proxied+":443" {
					to = at
				}
				ip := net.ParseIP(from)
				if ip == nil { // from many homes
					ip = net.IPv4(127, 0, 1, byte(homes.Add(1)%20+1))
				}
				return (&net.Dialer{LocalAddr: &net.TCPAddr{IP: ip}}).DialContext(ctx, "tcp", to)
			},
		}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	}
	usual := http.DefaultTransport
	http.DefaultTransport = p.client("").Transport
	t.Cleanup(func() { http.DefaultTransport = usual })
	p.start(at)
	t.Cleanup(p.kill)
	return p
}

// freeAddress returns an address at which no one listens.
func freeAddress() string {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	defer l.Close()
	return l.Addr().String()
}

// written returns the block for nginx from the documentation, with addresses and files of here.
func (p *proxy) written(at, tabby string) string {
	p.Helper()
	text := must.Get(os.ReadFile(filepath.Join("..", "..", "docs", "operating.md")))
	block := regexp.MustCompile("(?s)```nginx\n(.*?)```").FindSubmatch(text)
	if block == nil {
		p.Fatal("the documentation has no block for nginx")
	}
	return strings.NewReplacer("listen 443", "listen "+at, "/etc/ssl/certs/tabby.example.pem", "cert.pem", "/etc/ssl/private/tabby.example.key", "key.pem",
		"127.0.0.1:8229", tabby).Replace(string(block[1]))
}

// write writes a file for nginx.
func (p *proxy) write(name, text string) {
	p.Helper()
	must.Do(p, os.WriteFile(filepath.Join(p.dir, name), []byte(text), 0o600))
}

// certify makes a certificate, and returns who trusts it.
func (p *proxy) certify() *x509.CertPool {
	p.Helper()
	key := must.Get(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	as := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{proxied}, NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true}
	cert := must.Get(x509.CreateCertificate(rand.Reader, as, as, key.Public(), key))
	kept := must.Get(x509.MarshalECPrivateKey(key))
	text := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert})
	p.write("cert.pem", string(text))
	p.write("key.pem", string(pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: kept})))
	all := x509.NewCertPool()
	all.AppendCertsFromPEM(text)
	return all
}

// start starts nginx, and returns once it answers at its address.
func (p *proxy) start(at ...string) {
	p.Helper()
	p.process = exec.Command(p.program, "-p", p.dir, "-c", "nginx.conf", "-e", "stderr")
	p.process.Stderr = os.Stderr
	must.Do(p, p.process.Start())
	for _, address := range at {
		listens(p.T, address)
	}
}

// kill ends nginx.
func (p *proxy) kill() {
	_ = p.process.Process.Signal(os.Interrupt) // so that it ends its workers too
	_ = p.process.Wait()
}

// enter shows a key on the form of a family, and returns the answer.
func (p *proxy) enter(from, said, key string) *http.Response {
	p.Helper()
	r := must.Get(http.NewRequest("POST", "https://"+proxied+"/s/millers/key", strings.NewReader(url.Values{"key": {key}}.Encode())))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", "https://"+proxied)
	if said != "" {
		r.Header.Set("X-Forwarded-For", said)
		r.Header.Set("X-Real-IP", said)
	}
	got := must.Get(p.client(from).Do(r))
	got.Body.Close()
	return got
}

func TestFamiliesPlayBehindARealProxy(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "spaces")
	key := addSpace(t, dir, "millers")
	s := startCity(t, dir, "--port", "0", "--proxy", "--name", proxied)
	p := startProxy(t, s.listens)
	links := beginIn(t, "https://"+proxied+"/s/millers", key, "Ann", "Ben")
	if !strings.HasPrefix(links.Sit, "https://"+proxied+"/s/millers/") {
		t.Errorf("the code has the address %s", links.Sit)
	}
	expect.Contains(t, "the cookie", p.enter("127.0.0.1", "", key).Header.Get("Set-Cookie"), "Secure")
	other := beginIn(t, "https://"+proxied+"/s/millers", key, "Cy", "Di")
	guests := []*hosttest.Guest{hosttest.Join(t, links.Score)}
	for range 40 { // two of each are more connections of the proxy than another address may have
		guests = append(guests, hosttest.Join(t, links.Watch))
		hosttest.Join(t, other.Watch)
	}
	slips := assault.Times(5, 5, 300)
	for n := range slips {
		if n%100 == 3 {
			p.kill()
			p.start()
		}
		if a := guests[0].Do("slip", hosttest.Args{"round": 0, "player": 0, "score": n % 37}); !a.OK {
			t.Fatalf("score %d is answered %+v", n, a)
		}
	}
	for _, g := range guests {
		g.Until("the last score", func(t hosttest.Table) bool { return t.Slips[0].Score.Points == (slips-1)%37 && t.Slips[0].Rev == slips })
	}
	assault.Tried(t, slips, assault.Cuts)
}

// TestDeviceBehindAProxyCannotChooseItsAddress guesses keys, and says each time that it has
// another address.
func TestDeviceBehindAProxyCannotChooseItsAddress(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "spaces")
	key := addSpace(t, dir, "millers")
	s := startCity(t, dir, "--port", "0", "--proxy", "--name", proxied)
	p := startProxy(t, s.listens)
	tries := assault.Times(20, 20, 500)
	for n := range tries {
		p.enter("127.0.0.5", fmt.Sprint("10.0.0.", n%250), "wrong")
	}
	expect.Same(t, fmt.Sprintf("after %d guesses the right key is answered", tries), p.enter("127.0.0.5", "10.9.9.9", key).StatusCode, http.StatusUnauthorized)
	expect.Same(t, "another device is answered", p.enter("127.0.0.6", "", key).StatusCode, http.StatusSeeOther)
	assault.Tried(t, tries, assault.Tricks)
}
