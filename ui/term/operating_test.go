//go:build operating

package term

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// operating returns the first block of a language in the manual of operators.
func operating(t *testing.T, language string) string {
	t.Helper()
	text := must.Get(os.ReadFile("../../docs/operating.md"))
	_, after, found := strings.Cut(string(text), "```"+language+"\n")
	block, _, ended := strings.Cut(after, "```")
	if !found || !ended {
		t.Fatalf("docs/operating.md has no %s", language)
	}
	return block
}

// need returns where a program is.
func need(t *testing.T, program string) string {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		t.Fatalf("there is no %s here; Debian's package of that name has it", program)
	}
	return path
}

// TestTheUnitOfTheManualIsOne lets systemd check the unit of the manual.
func TestTheUnitOfTheManualIsOne(t *testing.T) {
	analyze := need(t, "systemd-analyze")
	unit := strings.Replace(operating(t, "ini"), "/usr/bin/tabby", os.Args[0], 1)
	file := filepath.Join(t.TempDir(), "tabby@home.service")
	must.Do(t, os.WriteFile(file, []byte(unit), 0o600))
	if said, err := exec.Command(analyze, "verify", "--man=no", file).CombinedOutput(); err != nil || strings.Contains(string(said), file+":") {
		t.Errorf("%v: %s", err, said)
	}
	const most = "20" // tenths of what systemd calls exposure
	if said, err := exec.Command(analyze, "security", "--offline=true", "--threshold="+most, file).CombinedOutput(); err != nil {
		t.Errorf("it is too open: %v: %s", err, said)
	}
}

// TestFamiliesPlayBehindTheCaddyOfTheManual plays through the real Caddy with the configuration of the
// manual, but for its ports and its certificate.
func TestFamiliesPlayBehindTheCaddyOfTheManual(t *testing.T) {
	caddy := need(t, "caddy")
	playsBehind(t, func(dir string, at places) *exec.Cmd {
		site := strings.NewReplacer(
			"tabby.example {", fmt.Sprintf("https://tabby.example:%d {\n\tbind %s\n\ttls %s/cert.pem %s/key.pem", frontPort, at.host, dir, dir),
			"127.0.0.1:8229", at.tabby,
		).Replace(operating(t, "caddy"))
		write(t, filepath.Join(dir, "Caddyfile"), "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"+site)
		cmd := exec.Command(caddy, "run", "--adapter", "caddyfile", "--config", filepath.Join(dir, "Caddyfile"))
		cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
		return cmd
	})
}

func write(t *testing.T, path, text string) {
	t.Helper()
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
}

// places are where a proxy listens, and Tabby behind it.
type places struct{ host, front, tabby string }

// frontPort is where the proxy listens, at an address of this process alone.
const frontPort = 8443

// playsBehind plays a round through a proxy that ends TLS for tabby.example.
func playsBehind(t *testing.T, proxy func(dir string, at places) *exec.Cmd) {
	t.Helper()
	dir := t.TempDir()
	key := addSpace(t, filepath.Join(dir, "spaces"), "millers")
	s := startCity(t, filepath.Join(dir, "spaces"), "--proxy", "--public", "--name", "tabby.example")
	host := fmt.Sprintf("127.%d.%d.%d", 100+os.Getpid()>>16&63, os.Getpid()>>8&255, os.Getpid()&255)
	at := places{host, fmt.Sprintf("%s:%d", host, frontPort), s.listens}
	trust(t, certify(t, dir), at.front)
	cmd := proxy(dir, at)
	var said strings.Builder
	cmd.Stdout, cmd.Stderr = &said, &said
	must.Do(t, cmd.Start())
	defer func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if t.Failed() {
			t.Log(said.String())
		}
	}()
	listens(t, at.front)
	links := s.begin("millers", key, "Ann", "Ben")
	if !strings.HasPrefix(links.Sit, "https://tabby.example/s/millers/games/") {
		t.Errorf("the address of a seat is %s", links.Sit)
	}
	g := hosttest.Join(t, links.Sit)
	if a := g.Do("sit", hosttest.Args{"player": 1}); !a.OK {
		t.Error(a.Why)
	}
	if a := g.Do("slip", hosttest.Args{"round": 0, "player": 1, "score": 4}); !a.OK {
		t.Error(a.Why)
	}
	watcher := hosttest.Join(t, links.Watch)
	watcher.Until("the score", func(t hosttest.Table) bool { return t.Slips[1].Score.Points == 4 })
}

// certify makes a certificate for tabby.example in a folder.
func certify(t *testing.T, dir string) *x509.Certificate {
	t.Helper()
	key := must.Get(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "tabby.example"}, DNSNames: []string{"tabby.example"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(24 * time.Hour), IsCA: true, BasicConstraintsValid: true,
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	made := must.Get(x509.CreateCertificate(rand.Reader, about, about, key.Public(), key))
	secret := must.Get(x509.MarshalPKCS8PrivateKey(key))
	write(t, filepath.Join(dir, "cert.pem"), string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: made})))
	write(t, filepath.Join(dir, "key.pem"), string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: secret})))
	return must.Get(x509.ParseCertificate(made))
}

// trust lets this test find tabby.example at an address, and trust its certificate.
func trust(t *testing.T, cert *x509.Certificate, front string) {
	t.Helper()
	before := http.DefaultTransport
	t.Cleanup(func() { http.DefaultTransport = before })
	changed := before.(*http.Transport).Clone()
	roots := x509.NewCertPool()
	roots.AddCert(cert)
	changed.TLSClientConfig = &tls.Config{RootCAs: roots}
	changed.ForceAttemptHTTP2 = false
	var d net.Dialer
	changed.DialContext = func(ctx context.Context, network, to string) (net.Conn, error) {
		if strings.HasPrefix(to, "tabby.example:") {
			to = front
		}
		return d.DialContext(ctx, network, to)
	}
	http.DefaultTransport = changed
}
