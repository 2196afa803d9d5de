// Package operator shows the operator of a server how it does: figures in the text format of
// Prometheus, health for a load balancer, a page with both, and backups. It has an address
// of its own, which is not for guests: [Handler].
package operator
