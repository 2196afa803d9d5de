// Package operator shows the operator of a server how it is doing: figures for Prometheus, health for
// a load balancer, and backups. It has an address of its own, which is not for guests: [Handler].
package operator
